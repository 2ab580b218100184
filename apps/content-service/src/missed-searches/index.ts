export { countMissedSearches, type MissedSearchCounter } from './count-missed-searches.ts';
export {
  addMissedSearches,
  forgetMissedSearches,
  retentionDays,
  selectMissedSearches,
} from './missed-search.repository.ts';
