import { expect, test } from 'vitest';
import { changedMediaAddress, readMediaAddress } from './media-address.ts';

const read = (text: string) => readMediaAddress(new URLSearchParams(text));

test('view, list, order and the panel that is open stand in the address; what is nothing of it is left out (CT-49)', () => {
  expect(read('kind=no_alt&folder=Gels&sort=name&search=+gel+&page=2&view=list&open=a1')).toEqual({
    query: { kind: 'no_alt', folder: 'Gels', sort: 'name', search: 'gel', page: '2' },
    isList: true,
    open: 'a1',
  });
  expect(read('kind=colour&folder=&sort=random&page=0&view=wall&open=')).toEqual({
    query: {},
    isList: false,
    open: null,
  });
});

test('another filter begins at the first page; a panel is opened and closed without another list (CT-49)', () => {
  const place = read('kind=unused&page=3&open=a1');
  expect(changedMediaAddress(place, { search: 'gel', open: '' }).toString()).toBe('kind=unused&search=gel');
  expect(changedMediaAddress(place, { folder: 'Gels', kind: '' }).toString()).toBe('folder=Gels&open=a1');
  expect(changedMediaAddress(place, { open: 'b2' }).toString()).toBe('kind=unused&page=3&open=b2');
  expect(changedMediaAddress(place, { view: 'list' }).toString()).toBe('kind=unused&page=3&view=list&open=a1');
  expect(changedMediaAddress(place, { view: 'list', open: '' }).toString()).toBe('kind=unused&page=3&view=list');
});
