import { useEffect } from 'react';

const channelName = 'cutsite-orders';

/** Tells the other windows of this browser that an order is another one now. */
export function notifyOtherWindows(orderId: string): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it never leaves the origin
  channel.postMessage(orderId);
  channel.close();
}

/** Hears that another window of this browser changed the order. */
export function useOtherWindows(orderId: string, onChange: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.data === orderId) onChange();
    });
    return () => channel.close();
  }, [orderId, onChange]);
}
