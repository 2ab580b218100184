import type { ComponentType } from 'react';
import {
  type NavigateOptions,
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
import type { AuditPageProps } from './features/audit/audit-page.tsx';
import type { EntryPageProps } from './features/content/entry/entry-page.tsx';
import type { ListPageProps } from './features/content/list/list-page.tsx';
import type { MediaPageProps } from './features/content/media/media-page.tsx';
import type { CustomersPageProps } from './features/customers/customers-page.tsx';
import type { FormsPageProps } from './features/forms/forms-page.tsx';
import type { InvoicesPageProps } from './features/invoices/invoices-page.tsx';
import { OrderPage } from './features/orders/order/order-page.tsx';
import { QueueSteps, type StepTo } from './features/orders/order/place/queue-steps.tsx';
import { QueuePage } from './features/orders/queue/queue-page.tsx';
import { type QueuePlace, readPlace } from './features/orders/queue/queue-place.ts';
import type { QuotesPageProps } from './features/quotes/quotes-page.tsx';
import type { RequestsPageProps } from './features/requests/requests-page.tsx';
import { FailedPage } from './shell/failed-page.tsx';
import { lazyPage } from './shell/late-page.tsx';
import { Shell } from './shell/shell.tsx';
import { StartPage } from './shell/start-page.tsx';
import { UnknownPage } from './shell/unknown-page.tsx';

/** The order that was opened last from the list, where Back stands again. */
let lastOpened: string | null = null;

/** The filter of the list from which an entry was opened last. */
let listOfEntries = '';

/** The search part of the address, and what changes it. A change is drawn at once: the next press starts from it. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const onAddress = (next: URLSearchParams, how: NavigateOptions = {}) => setParams(next, { ...how, flushSync: true });
  return { params, onAddress };
}

function OrdersRoute() {
  const address = useAddress();
  const navigate = useNavigate();
  const isBack = useNavigationType() === NavigationType.Pop;
  const onOpen = (id: string, place: QueuePlace) => {
    lastOpened = id;
    void navigate(`/orders/${id}`, { state: { place } });
  };
  return <QueuePage {...address} onOpen={onOpen} cameBackFrom={isBack ? lastOpened : null} />;
}

function OrderRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  // Back to the list as it was: its filter, order and page are in its address.
  const onBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/orders'));
  const kept: { readonly place?: unknown; readonly by?: unknown } = useLocation().state ?? {};
  const place = readPlace(kept.place);
  // In the place of this order, so that Back leads to the list and not through all that were passed.
  const onStep: StepTo = (next, within, by) => {
    lastOpened = next;
    void navigate(`/orders/${next}`, { state: { place: within, by }, replace: true });
  };
  const cameBy = kept.by === 'next' || kept.by === 'previous' ? kept.by : null;
  const steps = place && <QueueSteps orderId={id} place={place} cameBy={cameBy} onStep={onStep} />;
  return <OrderPage key={id} id={id} onBack={onBack} steps={steps} />;
}

const auditRoute = (AuditPage: ComponentType<AuditPageProps>) =>
  function AuditRoute() {
    return <AuditPage {...useAddress()} />;
  };

const requestsRoute = (RequestsPage: ComponentType<RequestsPageProps>) =>
  function RequestsRoute() {
    return <RequestsPage {...useAddress()} />;
  };

const quotesRoute = (QuotesPage: ComponentType<QuotesPageProps>) =>
  function QuotesRoute() {
    return <QuotesPage {...useAddress()} />;
  };

const invoicesRoute = (InvoicesPage: ComponentType<InvoicesPageProps>) =>
  function InvoicesRoute() {
    return <InvoicesPage {...useAddress()} />;
  };

const customersRoute = (CustomersPage: ComponentType<CustomersPageProps>) =>
  function CustomersRoute() {
    return <CustomersPage {...useAddress()} />;
  };

const formsRoute = (FormsPage: ComponentType<FormsPageProps>) =>
  function FormsRoute() {
    return <FormsPage {...useAddress()} />;
  };

/** The page of one thing, by its id. */
const pageOfOne = (Page: ComponentType<{ readonly id: string }>) =>
  function PageOfOne() {
    const { id = '' } = useParams();
    return <Page key={id} id={id} />;
  };

const contentRoute = (ListPage: ComponentType<ListPageProps>) =>
  function ContentRoute() {
    const { params, onAddress } = useAddress();
    const navigate = useNavigate();
    const onOpen = (id: string, field: string | null = null) => {
      listOfEntries = params.toString();
      void navigate(`/content/${id}${field === null ? '' : `?${new URLSearchParams({ field })}`}`);
    };
    return <ListPage params={params} onAddress={onAddress} onOpen={onOpen} />;
  };

const mediaRoute = (MediaPage: ComponentType<MediaPageProps>) =>
  function MediaRoute() {
    const { params, onAddress } = useAddress();
    return (
      <MediaPage params={params} onAddress={(next, how) => onAddress(next, { ...how, preventScrollReset: true })} />
    );
  };

const entryRoute = (EntryPage: ComponentType<EntryPageProps>) =>
  function EntryRoute() {
    const { id = '' } = useParams();
    const navigate = useNavigate();
    return (
      <EntryPage
        key={id}
        id={id}
        onBack={() => void navigate(`/content${listOfEntries && `?${listOfEntries}`}`)}
        onOpen={(other) => void navigate(`/content/${other}`)}
      />
    );
  };

const pages: RouteObject[] = [
  { index: true, element: <StartPage /> },
  { path: 'orders', element: <OrdersRoute /> },
  { path: 'orders/:id', element: <OrderRoute /> },
  {
    path: 'requests',
    lazy: lazyPage(async () => requestsRoute((await import('./features/requests/requests-page.tsx')).RequestsPage)),
  },
  {
    path: 'requests/territories',
    lazy: lazyPage(async () => (await import('./features/requests/territories-page.tsx')).TerritoriesPage),
  },
  {
    path: 'requests/:id',
    lazy: lazyPage(async () => pageOfOne((await import('./features/requests/request-page.tsx')).RequestPage)),
  },
  {
    path: 'quotes',
    lazy: lazyPage(async () => quotesRoute((await import('./features/quotes/quotes-page.tsx')).QuotesPage)),
  },
  {
    path: 'invoices',
    lazy: lazyPage(async () => invoicesRoute((await import('./features/invoices/invoices-page.tsx')).InvoicesPage)),
  },
  {
    path: 'quotes/:id',
    lazy: lazyPage(async () => pageOfOne((await import('./features/quotes/quote-page.tsx')).QuotePage)),
  },
  {
    path: 'customers',
    lazy: lazyPage(async () => customersRoute((await import('./features/customers/customers-page.tsx')).CustomersPage)),
  },
  {
    path: 'customers/:id',
    lazy: lazyPage(async () => pageOfOne((await import('./features/customers/customer-page.tsx')).CustomerPage)),
  },
  {
    path: 'forms',
    lazy: lazyPage(async () => formsRoute((await import('./features/forms/forms-page.tsx')).FormsPage)),
  },
  {
    path: 'content',
    lazy: lazyPage(async () => contentRoute((await import('./features/content/list/list-page.tsx')).ListPage)),
  },
  {
    path: 'content/media',
    lazy: lazyPage(async () => mediaRoute((await import('./features/content/media/media-page.tsx')).MediaPage)),
  },
  {
    path: 'content/redirects',
    lazy: lazyPage(async () => (await import('./features/content/tools/redirects-page.tsx')).RedirectsPage),
  },
  {
    path: 'content/broken-links',
    lazy: lazyPage(async () => (await import('./features/content/tools/broken-links-page.tsx')).BrokenLinksPage),
  },
  {
    path: 'content/missed-searches',
    lazy: lazyPage(async () => (await import('./features/content/tools/missed-searches-page.tsx')).MissedSearchesPage),
  },
  {
    path: 'content/import',
    lazy: lazyPage(async () => (await import('./features/content/tools/import-page.tsx')).ImportPage),
  },
  {
    path: 'content/log',
    lazy: lazyPage(async () => (await import('./features/content/tools/log-page.tsx')).LogPage),
  },
  {
    path: 'content/source',
    lazy: lazyPage(async () => (await import('./features/content/tools/source-page.tsx')).SourcePage),
  },
  {
    path: 'content/:id',
    lazy: lazyPage(async () => entryRoute((await import('./features/content/entry/entry-page.tsx')).EntryPage)),
  },
  {
    path: 'staff',
    lazy: lazyPage(async () => (await import('./features/staff/people/people-page.tsx')).PeoplePage),
  },
  { path: 'roles', lazy: lazyPage(async () => (await import('./features/staff/roles-page.tsx')).RolesPage) },
  { path: 'me', lazy: lazyPage(async () => (await import('./features/staff/me/me-page.tsx')).MePage) },
  {
    path: 'audit',
    lazy: lazyPage(async () => auditRoute((await import('./features/audit/audit-page.tsx')).AuditPage)),
  },
  { path: '*', element: <UnknownPage /> },
];

/** Every address of the office, below `/office`. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    // While the part of the first page is on its way.
    hydrateFallbackElement: <p>One moment…</p>,
    errorElement: <FailedPage />,
    // The frame outlives what stands in it.
    children: [{ errorElement: <FailedPage />, children: pages }],
  },
];
