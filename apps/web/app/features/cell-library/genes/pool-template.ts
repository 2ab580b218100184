import type { Template } from '../../../builder/list-import/dialog/template-links.tsx';

/** A file to fill in: a list of pools begins with the header Gene (LI-20). */
export const poolTemplate: Template = { name: 'pool-list-template', title: 'Pools', rows: () => [['Gene']] };
