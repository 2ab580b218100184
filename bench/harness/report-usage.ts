/** The other side of `startSubject`: tells the port, the CPU time on request, and ends on request. */
export function reportUsage(port: number, stop: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'usage') {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpuMs: (user + system) / 1_000 });
    } else {
      void stop().then(() => process.disconnect());
    }
  });
  process.send?.({ port });
}
