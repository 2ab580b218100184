-- The views that 0001 left in the place of the old tables were for a process of the release before it. None runs any more.
drop view if exists public.fake_card_refund, public.fake_card_intent, public.fake_card_call, public.fake_card_event;
