import { getLibraryPrice, priceLinesToWire } from '@cutsite/contracts/price-list';
import { geneGenomes } from '@cutsite/domain/gene';
import {
  isQuantityOffered,
  type LibraryPriceFeatures,
  libraryLimits,
  libraryPlateTypes,
} from '@cutsite/domain/gene-library';
import { formatDecimal } from '@cutsite/domain/money';
import { libraryQuery, priceFaultMessages, priceUnits } from '@cutsite/domain/price';
import { groupedDigits } from '@cutsite/domain/text';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { PriceLists } from '../price-list/index.ts';

/** The price of a library by what it depends on, before there is an item (GL-29, GL-30; rulings 56 and 85). */
export function libraryPricingRoutes({ prices }: { readonly prices: PriceLists }): RouteBinding[] {
  return [
    bind(getLibraryPrice, async ({ query, user }) => {
      const features: LibraryPriceFeatures = {
        plateFormat: query.plate_format,
        species: query.species,
        quantityPerWell: Number(query.quantity_per_well),
        replicates: Number(query.replicates),
        totalNumGenes: Number(query.total_num_genes),
      };
      const wrong = notOffered(features);
      if (wrong !== null) return refuse.invalid(wrong);
      const list = await prices.current();
      const units = {
        query: libraryQuery(features),
        count: features.totalNumGenes * features.replicates,
        length: null,
      };
      const priced = priceUnits(features, [units], list, user?.priceStrategy ?? null);
      const [line] = priced.ok ? priced.value.lines : [];
      if (!priced.ok || line === undefined) {
        const code = priced.ok ? 'no_price' : priced.error.code;
        return { status: 404, body: { detail: priceFaultMessages[code], error_code: code } };
      }
      return {
        status: 200,
        body: {
          list_price_per_gene: formatDecimal(line.unit.list),
          price_per_gene: formatDecimal(line.unit.unit),
          currency: list.currency,
          total: formatDecimal(priced.value.subtotal),
          lines: priceLinesToWire(priced.value.lines),
          price_list_version: list.version,
        },
      };
    }),
  ];
}

/** What no library can have (GL-14 to GL-17, GL-23, GL-24), with the field that says it; else null. */
function notOffered({ plateFormat, species, quantityPerWell, replicates, totalNumGenes }: LibraryPriceFeatures) {
  const { replicates: copies, wellsPerProject } = libraryLimits;
  if (!isQuantityOffered(plateFormat, species, quantityPerWell)) {
    const { format, quantities } = libraryPlateTypes[plateFormat];
    const offered = quantities[species].map((quantity) => groupedDigits(quantity)).join(', ');
    const detail = `${format.label} plates for ${geneGenomes[species].shortLabel} hold ${offered} pmol a well.`;
    return { detail, field_errors: { quantity_per_well: [detail] } };
  }
  if (replicates > copies.max) {
    const detail = `A library is made in ${copies.min} to ${copies.max} copies.`;
    return { detail, field_errors: { replicates: [detail] } };
  }
  if (totalNumGenes > wellsPerProject.max) {
    const detail = `A library has at most ${wellsPerProject.max} filled wells.`;
    return { detail, field_errors: { total_num_genes: [detail] } };
  }
  return null;
}
