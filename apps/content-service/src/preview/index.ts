export { drawPreview } from './draw-preview.ts';
export {
  endPreviewLink,
  forgetPreviewLinks,
  opensAnyPreview,
  opensPreview,
  selectPreviewLinks,
  sharePreview,
} from './preview-links.repository.ts';
