import { type RouteObject, useNavigate, useParams, useSearchParams } from 'react-router';
import { OrderPage } from './features/orders/order/order-page.tsx';
import { QueuePage } from './features/orders/queue/queue-page.tsx';
import { Shell } from './shell/shell.tsx';
import { StartPage } from './shell/start-page.tsx';
import { UnknownPage } from './shell/unknown-page.tsx';

function OrdersRoute() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  return <QueuePage params={params} onAddress={setParams} onOpen={(id) => void navigate(`/orders/${id}`)} />;
}

function OrderRoute() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  // Back to the list as it was: its filter, order and page are in its address.
  const onBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/orders'));
  return <OrderPage key={id} id={id} onBack={onBack} />;
}

/** Every address of the office, below `/office`. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { index: true, element: <StartPage /> },
      { path: 'orders', element: <OrdersRoute /> },
      { path: 'orders/:id', element: <OrderRoute /> },
      { path: '*', element: <UnknownPage /> },
    ],
  },
];
