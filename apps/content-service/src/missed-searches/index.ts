export { countMissedSearches, type MissedSearchCounter } from './count-missed-searches.ts';
export {
  addMissedSearches,
  daysKept,
  forgetMissedSearches,
  selectMissedSearches,
} from './missed-search.repository.ts';
