import type { ShownEntryOf } from '@cutsite/content/type';
import { SiteFormView } from '../forms/site-form.tsx';
import { choiceLabel } from '../parts/card-facts.ts';
import { clockLength, dayText, isPast, spanTexts } from '../parts/day-text.ts';
import { LocalTime } from '../parts/local-time.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Player } from '../player/player.tsx';
import { PictureFigure } from '../rich-text/picture-figure.tsx';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './entry.module.css';
import { ReadingBody } from './reading-body.tsx';

/** Something that takes place at a time. */
export function EventPage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'event'> }) {
  const { hero } = fields;
  const [from, to] = spanTexts(fields.starts_at, fields.ends_at);
  return (
    <article>
      <PageHead
        title={title}
        summary={fields.summary}
        crumbs={[{ label: 'Events', href: '/events' }]}
        facts={[
          choiceLabel('event', 'event_type', fields.event_type),
          choiceLabel('event', 'location', fields.location),
        ]}
      >
        <p className={styles.facts}>
          <time dateTime={fields.starts_at}>{from}</time> to <time dateTime={fields.ends_at}>{to}</time>
        </p>
        {fields.place ? <p className={styles.facts}>{fields.place}</p> : null}
        <LocalTime starts={fields.starts_at} ends={fields.ends_at} />
      </PageHead>
      <ReadingBody
        text={fields.body}
        related={fields.resources}
        relatedTitle="Slides and recordings"
        tags={fields.tags}
        before={hero ? <PictureFigure className={styles.hero} image={hero} isFirst /> : null}
      >
        {fields.takes_registrations ? <Registration endsAt={fields.ends_at} seats={fields.seats} /> : null}
      </ReadingBody>
    </article>
  );
}

/**
 * The form of an event, or that it is over. A page may have been drawn before the end and be read after it: an island
 * then shows the sentence in place of the form.
 */
function Registration({ endsAt, seats }: { readonly endsAt: string; readonly seats: number | undefined }) {
  const isOver = isPast(endsAt);
  return (
    <section id="register" data-closes={endsAt}>
      <h2>Register</h2>
      <p data-closed hidden={!isOver}>
        This event is over, and registrations are closed. Other dates are on <a href="/events">the page of events</a>.
      </p>
      {isOver ? null : (
        <div data-open>
          {seats === undefined ? null : <p>There are {seats} seats: first come, first served.</p>}
          <SiteFormView name="event-registration" />
        </div>
      )}
    </section>
  );
}

/** A recording, played by the browser itself, with what is said in it. */
export function PodcastEpisodePage({ entry: { title, fields } }: { readonly entry: ShownEntryOf<'podcast_episode'> }) {
  const { audio, notes, guests = [] } = fields;
  return (
    <article>
      <PageHead
        title={title}
        summary={fields.summary}
        crumbs={[{ label: 'Podcast', href: '/podcast' }]}
        facts={[
          `No. ${fields.number}`,
          dayText(fields.published_on),
          clockLength(fields.seconds),
          guests.length > 0 && `with ${guests.join(', ')}`,
        ]}
      />
      <ReadingBody
        text={fields.transcript}
        tags={fields.tags}
        before={
          <>
            {audio ? (
              <div className={styles.player}>
                <Player
                  only={{
                    sound: audio.href,
                    title,
                    number: fields.number,
                    seconds: fields.seconds,
                    transcript: '#transcript',
                  }}
                />
                {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands below */}
                <audio controls preload="none" src={audio.href} aria-label={title} />
              </div>
            ) : null}
            {notes ? <RichTextView text={notes} /> : null}
            <h2 id="transcript">Transcript</h2>
          </>
        }
      />
    </article>
  );
}
