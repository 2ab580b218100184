export { drawPreview } from './draw-preview.ts';
export {
  endPreviewLink,
  forgetPreviewLinks,
  opensPreview,
  selectPreviewLinks,
  sharePreview,
} from './preview-links.repository.ts';
