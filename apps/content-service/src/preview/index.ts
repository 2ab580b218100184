export { drawPreview } from './draw-preview.ts';
export { forgetPreviewLinks, opensPreview, sharePreview } from './preview-links.repository.ts';
