import type { TargetPiece, TargetVerdict } from '../../features/content-pages/home/try-one-target/judge-target.ts';

/**
 * Lets the home page check the visitor's own target. The rules are loaded on the first use: the file of all pages stays
 * small.
 */
export function connectTryOneTarget(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('form[data-island=try-one-target]');
  const field = form?.querySelector<HTMLInputElement>('input[name=target]');
  if (!form || !field) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void judge(form, field.value.trim());
  });
}

/** The line is down, or the site was built again since the page was opened. */
const notLoaded: TargetVerdict = {
  tone: 'wrong',
  headline: 'Not checked',
  sentence: 'The rules could not be loaded. Please reload the page and try again.',
  groups: [],
};

async function judge(form: HTMLElement, target: string): Promise<void> {
  const rules = await import('../../features/content-pages/home/try-one-target/judge-target.ts').catch(() => null);
  if (rules === null) return showVerdict(form, notLoaded, {});
  showVerdict(form, rules.judgeTarget(target), rules.pieceElements);
}

/** Writes a verdict into the marks of the form, in the elements that the server uses for the example. */
export function showVerdict(
  form: HTMLElement,
  verdict: TargetVerdict,
  elements: Readonly<Partial<Record<TargetPiece['kind'], string>>>,
): void {
  const place = (name: string) => form.querySelector<HTMLElement>(`[data-verdict=${name}]`);
  form.querySelector<HTMLElement>('[data-tone]')?.setAttribute('data-tone', verdict.tone);
  place('headline')?.replaceChildren(verdict.headline);
  place('sentence')?.replaceChildren(verdict.sentence);
  place('groups')?.replaceChildren(
    ...verdict.groups.map((group) => {
      const shown = document.createElement('span');
      shown.append(
        ...group.map(({ kind, text }) =>
          Object.assign(document.createElement(elements[kind] ?? 'span'), { textContent: text }),
        ),
      );
      return shown;
    }),
  );
}
