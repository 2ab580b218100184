import type { DesignEditor } from '@cutsite/domain/guide-design';
import { searchSites } from './site-search.ts';

addEventListener('message', ({ data }: MessageEvent<{ readonly text: string; readonly editor: DesignEditor }>) => {
  postMessage(searchSites(data.text, data.editor));
});
