import { contentRoutes, staffContentRoutes } from '@cutsite/content-service/calls';
import { contentstackRoutes } from '@cutsite/content-service/contentstack-sync';
import { formAnswerRoutes } from '@cutsite/content-service/forms';
import { callToActionRoutes } from '@cutsite/content-service/lifecycle';
import { requestAttachmentCalls } from '@cutsite/contracts/advanced-request';
import { type AttachmentEndpoints, orderAttachmentCalls } from '@cutsite/contracts/attachment';
import { cartEndpoints } from '@cutsite/contracts/cart';
import { priceListEndpoints } from '@cutsite/contracts/price-list';
import { offeredProducts } from '@cutsite/domain/item';
import type { RouteBinding } from '@cutsite/service-base/http';
import { accountRoutes, currentUserRoutes } from '../modules/account/index.ts';
import { addressRoutes } from '../modules/address/index.ts';
import {
  advancedRequestRoutes,
  honourRequestsOf,
  requestAttachments,
  staffRequestRoutes,
} from '../modules/advanced-request/index.ts';
import { type AttachmentOwnerKind, attachmentRoutes, orderAttachments } from '../modules/attachment/index.ts';
import { blanketPoRoutes } from '../modules/blanket-po/index.ts';
import { cartItemRoutes, cartRoutes } from '../modules/cart/index.ts';
import { checkoutRoutes } from '../modules/checkout/index.ts';
import { customerRoutes } from '../modules/customer/index.ts';
import { demoOutboxRoutes } from '../modules/demo-outbox/index.ts';
import { distributorRoutes } from '../modules/distributor/index.ts';
import { docsRoutes } from '../modules/docs/index.ts';
import { editCreditRoutes } from '../modules/edit-credit/index.ts';
import { expressKnockoutRoutes } from '../modules/express-knockout/index.ts';
import { geneCatalogueRoutes, readCellLines } from '../modules/gene-catalogue/index.ts';
import { healthRoutes } from '../modules/health/index.ts';
import { libraryPricingRoutes } from '../modules/library-pricing/index.ts';
import { paymentRoutes } from '../modules/payment/index.ts';
import { paymentOptionsRoutes } from '../modules/payment-options/index.ts';
import {
  orderQueueRoutes,
  placedOrderRoutes,
  placeOrder,
  readNumberOfOrder,
  staffOrderRoutes,
} from '../modules/placed-order/index.ts';
import { priceListRoutes, priceLists } from '../modules/price-list/index.ts';
import { projectRoutes } from '../modules/project/index.ts';
import { quoteRoutes, staffQuoteRoutes } from '../modules/quote/index.ts';
import { readRequestOfLines } from '../modules/quoted-line/index.ts';
import { secondFactorRoutes } from '../modules/second-factor/index.ts';
import { shareRoutes } from '../modules/share/index.ts';
import { staffAuditRoutes } from '../modules/staff-audit/index.ts';
import { staffPeopleRoutes } from '../modules/staff-people/index.ts';
import { voucherRoutes } from '../modules/voucher/index.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { cardNetwork } from './card-network.ts';
import { contentStaffDependencies } from './content-staff-dependencies.ts';
import { fileStore } from './file-store.ts';
import { findBesides } from './find-besides.ts';
import { storeDisk } from './store-disk.ts';
import { visitorsCrm } from './systems-outside.ts';

/** Every call of the service, module by module. A new module is a new line. */
export function routes(dependencies: AppDependencies): RouteBinding[] {
  const prices = priceLists(dependencies.pool);
  const { kinds, wires, delivery } = dependencies.tables;
  const ofCarts = cartEndpoints(wires);
  const bindings = [
    ...healthRoutes({ ...dependencies, disk: storeDisk(dependencies.config) }),
    ...accountRoutes(dependencies),
    ...currentUserRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
    ...staffPeopleRoutes(dependencies),
    ...staffAuditRoutes(dependencies),
    ...priceListRoutes(
      {
        prices,
        kinds,
        delivery,
        deliverables: dependencies.config.deliverables,
        cellLines: () => readCellLines(dependencies.pool),
      },
      priceListEndpoints(offeredProducts(kinds)),
    ),
    ...geneCatalogueRoutes(dependencies),
    ...expressKnockoutRoutes(dependencies),
    ...libraryPricingRoutes({ prices }),
    ...cartRoutes(dependencies, ofCarts),
    ...cartItemRoutes({ ...dependencies, prices }, ofCarts),
    ...quoteRoutes({ ...dependencies, prices, publicUrl: dependencies.config.publicUrl }),
    ...staffQuoteRoutes({
      ...dependencies,
      honourLines: honourRequestsOf,
      orderOf: ({ accountId, cartId: id }) => readNumberOfOrder(dependencies.pool, { accountId, id }),
      requestOf: (lineIds) => readRequestOfLines(dependencies.pool, lineIds),
    }),
    ...customerRoutes(dependencies),
    ...shareRoutes(dependencies),
    ...projectRoutes(dependencies),
    ...addressRoutes(dependencies),
    ...checkoutRoutes(dependencies),
    ...editCreditRoutes(dependencies),
    ...paymentOptionsRoutes({ ...dependencies, network: cardNetwork(dependencies) }),
    ...blanketPoRoutes(dependencies),
    ...filesOfOwners(dependencies),
    ...voucherRoutes(dependencies),
    ...placedOrderRoutes({ ...dependencies, network: cardNetwork(dependencies) }),
    ...orderQueueRoutes({
      ...dependencies,
      network: cardNetwork(dependencies),
      findBesides: findBesides(dependencies.pool),
    }),
    ...staffOrderRoutes({
      ...dependencies,
      network: cardNetwork(dependencies),
      files: fileStore(dependencies.config),
    }),
    ...paymentRoutes({ ...dependencies, network: cardNetwork(dependencies), placeOrder }),
    ...advancedRequestRoutes(dependencies),
    ...staffRequestRoutes({ ...withFiles(dependencies), prices }),
    ...distributorRoutes(dependencies),
    ...contentRoutes(dependencies),
    ...contentstackRoutes({
      pool: dependencies.pool,
      now: () => dependencies.clock.now(),
      secret: dependencies.config.content.stack?.webhookSecret ?? null,
    }),
    ...callToActionRoutes(visitorsCrm(dependencies)),
    ...formAnswerRoutes({ pool: dependencies.pool, now: () => dependencies.clock.now() }),
    ...staffContentRoutes(contentStaffDependencies(dependencies)),
    ...demoOutboxRoutes(dependencies),
  ];
  const endpoints = bindings.map((binding) => binding.endpoint);
  return [...bindings, ...docsRoutes(endpoints)];
}

/** What files can belong to: who may see and change them, and the calls. What has files is a row. */
const attachmentOwners = (
  dependencies: AppDependencies,
): readonly { readonly kind: AttachmentOwnerKind; readonly calls: AttachmentEndpoints }[] => [
  { kind: orderAttachments, calls: orderAttachmentCalls },
  { kind: requestAttachments(dependencies), calls: requestAttachmentCalls },
];

const withFiles = (dependencies: AppDependencies) => ({
  ...dependencies,
  files: fileStore(dependencies.config),
  quotas: dependencies.config,
});

function filesOfOwners(dependencies: AppDependencies): RouteBinding[] {
  const files = withFiles(dependencies);
  return attachmentOwners(dependencies).flatMap(({ kind, calls }) => attachmentRoutes(files, kind, calls));
}
