import type { DesignEditor } from '@cutsite/domain/guide-design';
import { searchSites } from './site-search.ts';

addEventListener('message', ({ data }: MessageEvent<{ readonly text: string; readonly editor: DesignEditor }>) => {
  // A worker's message has no origin to aim at, unlike a window's.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(searchSites(data.text, data.editor));
});
