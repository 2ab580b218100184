import { expect, test } from 'vitest';
import type { DraftDatabase, SetAside } from '../drafts/draft-database.ts';
import { plainStore } from '../drafts/plain-product.cases.ts';
import type { BuilderProject } from '../project/builder-project.ts';
import { setAsideHere } from './set-aside.ts';

const ofAda: SetAside = { id: 1, draftId: 'p1', at: 1, record: 'not to be read', account: 'ada' };
const ofNobody: SetAside = { id: 2, draftId: 'p2', at: 2, record: 'nor this', account: null };
const ofAnOlderRelease: SetAside = { id: 3, draftId: 'p3', at: 3, record: 'nor that' };

const shownTo = (account: string | null) => {
  const database: Partial<DraftDatabase<BuilderProject>> = {
    allSetAside: async () => [ofAda, ofNobody, ofAnOlderRelease],
  };
  const store = { ...plainStore, database: async () => database as DraftDatabase<BuilderProject> };
  return setAsideHere(store, async () => account);
};

test.each([
  ['to the account that it belonged to', 'ada', [ofAda, ofNobody, ofAnOlderRelease]],
  ['to nobody while that account is signed out', null, [ofNobody, ofAnOlderRelease]],
  ['to no other account, nor while it is not known who is signed in', '', [ofNobody, ofAnOlderRelease]],
])('a draft that could not be read is shown %s (PJ-6)', async (_who, account, shown) =>
  expect(await shownTo(account)).toEqual(shown),
);
