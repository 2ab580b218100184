import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useFailureDialog } from '../failure-dialog.tsx';
import { startAnew } from './kept-work.ts';
import { loadOnline, NotLoaded } from './not-loaded.ts';

interface MayClose {
  /** A part that can be closed is closed when it does not come. */
  readonly onClose?: () => void;
}

/**
 * A part of the page that is loaded when it is first shown. When it does not come, that is said and can be tried again,
 * and the rest of the page goes on: `lazy` of React would put the failure in the place of the whole page, for good.
 */
export function loadedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & MayClose> {
  let known: ComponentType<Props> | null = null;
  return function LoadedPart(props: Props & MayClose) {
    const [Part, setPart] = useState(() => known);
    const [failed, setFailed] = useState<unknown>(null);
    const showFailure = useFailureDialog();
    const { onClose } = props;
    const fail = (failure: unknown) => {
      setFailed(failure);
      showFailure(failure, () => void again(failure), onClose);
    };
    const again = async (failure: unknown) => {
      if (!(failure instanceof NotLoaded && failure.wasAsked)) setFailed(null);
      else if (!(await startAnew())) fail(failure);
    };
    const failNow = useEffectEvent(fail);
    useEffect(() => {
      if (Part !== null || failed !== null) return;
      let left = false;
      loadOnline(load).then(
        (loaded) => {
          known = loaded;
          if (!left) setPart(() => loaded);
        },
        (failure: unknown) => {
          if (!left) failNow(failure);
        },
      );
      return () => {
        left = true;
      };
    }, [Part, failed]);

    if (Part !== null) return <Part {...props} />;
    if (failed === null || onClose !== undefined) return null;
    return (
      <Notice tone="warnMinor">
        This part of the page could not be loaded.{' '}
        <Button size="small" onClick={() => void again(failed)}>
          Try again
        </Button>
      </Notice>
    );
  };
}
