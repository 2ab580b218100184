export { type CutOfGuide, chooseApart } from './choose-apart.ts';
export { chooseBestApart, type ScoredCut } from './choose-best-apart.ts';
export { chooseSites, everySite, type SiteFilter, type SiteOrder, siteOrders } from './choose-sites.ts';
export { cutBehind } from './cut-place.ts';
export { type NearestCuts, nearestCuts } from './cuts-apart.ts';
export {
  type DesignEditor,
  designEditors,
  findSites,
  type GuideSite,
  prepareSearch,
  targetLengthsOf,
} from './find-sites.ts';
export { guideName, guideRows, type PickedGuide } from './guide-rows.ts';
export { type DnaFault, type DnaSequence, maxBases, readDna } from './read-dna.ts';
export {
  lowRuleSet1,
  type PublishedScore,
  publishedScores,
  type ScoreName,
  scoreNames,
  scoreOfContext,
} from './score-site.ts';
export { guideRowsWithWells, type WellForGuide, wellsForGuides } from './wells-for-guides.ts';
