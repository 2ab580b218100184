export { binDays, binEnds, maxProjectBytes, maxProjects, projectBytes, projectMessages } from './project-limits.ts';
export { judgeWrite, type SavedVersion, type SentWrite, type WriteJudgement } from './write-rule.ts';
