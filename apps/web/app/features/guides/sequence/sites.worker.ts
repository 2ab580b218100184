import { prepareSearch } from '@cutsite/domain/guide-design';
import { searchSites, type WantedSites } from './site-search.ts';

addEventListener('message', ({ data }: MessageEvent<{ readonly text: string; readonly wanted: WantedSites }>) => {
  postMessage(searchSites(data.text, data.wanted));
});

// While somebody looks for what to paste.
prepareSearch();
