import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFailureDialog, useNewVersion } from '../failure/failure-dialog.tsx';
import { startAnew } from '../version/kept-work.ts';
import { loadOnline, NotLoaded } from '../version/not-loaded.ts';

interface MayClose {
  /** A part that can be closed is closed when it does not come. */
  readonly onClose?: () => void;
}

/** A part that can be loaded before it is shown, by `load`: then it is drawn at once with what is around it. */
export type LoadedPart<Props extends object> = ComponentType<Props & MayClose> & {
  /** @throws NotLoaded; the part itself says so when it is shown. */
  readonly load: () => Promise<void>;
  /** Whether it is there, and is drawn at once. */
  readonly isLoaded: () => boolean;
};

interface LoadedTogetherProps {
  readonly parts: readonly Pick<LoadedPart<object>, 'load' | 'isLoaded'>[];
  readonly children: ReactNode;
}

/**
 * Shows what is made of several parts when all of them are there, so that none pushes the others down when it comes. A
 * part that does not come says so itself, among the others.
 */
export function LoadedTogether({ parts, children }: LoadedTogetherProps) {
  const [isSettled, setSettled] = useState(() => parts.every((part) => part.isLoaded()));
  const loadAll = useEffectEvent(() => Promise.allSettled(parts.map((part) => part.load())));
  useEffect(() => {
    if (isSettled) return;
    let left = false;
    void loadAll().then(() => {
      if (!left) setSettled(true);
    });
    return () => {
      left = true;
    };
  }, [isSettled]);
  return isSettled ? children : null;
}

/**
 * A part of the page that is loaded when it is first shown. When it does not come, that is said and can be tried again,
 * and the rest of the page goes on: `lazy` of React would put the failure in the place of the whole page, for good.
 */
export function loadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedPart<Props> {
  let known: ComponentType<Props> | null = null;
  const loadKnown = async () => {
    known ??= await loadOnline(load);
  };
  function WhenLoaded(props: Props & MayClose) {
    const [Part, setPart] = useState(() => known);
    const [failed, setFailed] = useState<unknown>(null);
    const [again, setAgain] = useState<'trying' | 'failed' | null>(null);
    const showFailure = useFailureDialog();
    const tellNewVersion = useNewVersion();
    const { onClose } = props;
    const isPressed = onClose !== undefined;
    const fail = (failure: unknown) => {
      setFailed(failure);
      // A part of the page is loaded without a press: a notice in its place says that it failed, and no dialog opens.
      if (isPressed) showFailure(failure, () => void tryAgain(failure), onClose);
      else void tellNewVersion();
    };
    const tryLoading = (isLeft = () => false) =>
      loadKnown().then(
        () => {
          if (!isLeft()) setPart(() => known);
        },
        (failure: unknown) => {
          if (!isLeft()) fail(failure);
        },
      );
    const tryAgain = async (failure: unknown) => {
      setAgain('trying');
      if (!(failure instanceof NotLoaded && failure.wasAsked)) await tryLoading();
      else if (!(await startAnew())) fail(failure);
      setAgain('failed');
    };
    const loadNow = useEffectEvent(tryLoading);
    useEffect(() => {
      if (known !== null) return;
      let left = false;
      void loadNow(() => left);
      return () => {
        left = true;
      };
    }, []);

    useEffect(() => {
      if (failed === null || isPressed) return;
      const retry = () => void loadNow();
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [failed, isPressed]);

    if (Part !== null) return <Part {...props} />;
    if (failed === null || isPressed) return null;
    return (
      <Notice tone="warnMinor" role="status">
        {again === 'failed'
          ? 'This part of the page still could not be loaded. Please check your connection. '
          : 'This part of the page could not be loaded. '}
        <Button size="small" busy={again === 'trying'} onClick={() => void tryAgain(failed)}>
          Try again
        </Button>
      </Notice>
    );
  }
  return Object.assign(WhenLoaded, { load: loadKnown, isLoaded: () => known !== null });
}
