export { type ItemForm, type ItemView, type ItemViews, ItemViewsProvider, useItemView } from './item-view.ts';
