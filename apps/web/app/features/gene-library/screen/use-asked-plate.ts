import { type LibraryPlateSlug, libraryPlateSlugs } from '@cutsite/domain/gene-library';
import { useEffect } from 'react';

/** What the address asked for, until it is taken: the address is another one as soon as a project is open. */
let asked: LibraryPlateSlug | undefined;

/**
 * Takes the plate type that the address asks for, as a product page does with `?plate=384_echo`, once the screen can be
 * used. It is taken once: a reload changes nothing.
 *
 * @param choose stays the same function from drawing to drawing
 */
export function useAskedPlate(ready: boolean, choose: (plate: LibraryPlateSlug) => void): void {
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('plate');
    asked = libraryPlateSlugs.find((slug) => slug === named) ?? asked;
    if (!ready || asked === undefined) return;
    const plate = asked;
    asked = undefined;
    choose(plate);
  }, [ready, choose]);
}
