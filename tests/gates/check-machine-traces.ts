import type { TreeFile } from './tree-files.ts';

/** Signs that a file knows the machine it was written on, or the mirror its packages came from. */
const traces: readonly { readonly what: string; readonly sign: RegExp }[] = [
  { what: 'a home folder', sign: /(?<![\w.~$}-])\/(?:home|Users|root)\/[\w.-]+/ },
  { what: 'a working folder of a machine', sign: /(?<![\w.$})\]'"`-])\/(?:work|workspace|mnt|srv|builds?)\/[\w.-]+/ },
  { what: 'a drive of a machine', sign: /\b[A-Z]:\\(?:Users|work)/ },
  { what: 'a package registry', sign: /https?:\/\/[\w.-]*(?:registry|mirror|artifactory|nexus|verdaccio)[\w.-]*/i },
  {
    what: 'an address of a private network',
    sign: /https?:\/\/(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+\b/,
  },
];

/** Files with traces of a machine, one line for each trace found. */
export function findMachineTraces(files: readonly TreeFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        traces
          .filter(({ sign }) => sign.test(line))
          .map(({ what }) => `${path}:${index + 1}: ${what}: ${line.trim().slice(0, 80)}`),
      ),
  );
}
