import { isAllowedLink } from '../link/index.ts';
import { allowedMarks, allowedNodes } from './allowed-nodes.ts';
import type { RichNode, RichText } from './rich-text.ts';

export interface CleanedRichText {
  readonly text: RichText;
  /** What was left out, in words: `node iframe`, `link javascript:…`. */
  readonly removed: readonly string[];
}

const deepest = 30;

/**
 * Rich text with what the allow-list knows, and nothing else. Of a node that is not known the text inside stays, so
 * that no words are lost; of a mark or link that is not allowed, too.
 */
export function cleanRichText(text: RichText): CleanedRichText {
  const removed: string[] = [];

  function attrsOf(node: RichNode): Record<string, unknown> {
    const rules = allowedNodes[node.type]?.attrs ?? {};
    return Object.fromEntries(
      Object.entries(node.attrs ?? {}).filter(([name, value]) => {
        if (value === null || value === undefined) return false;
        const isKept = Object.hasOwn(rules, name) && rules[name]?.(value) === true;
        if (!isKept) removed.push(`${node.type} ${name}`);
        return isKept;
      }),
    );
  }

  function marksOf(node: RichNode): NonNullable<RichNode['marks']> {
    return (node.marks ?? []).flatMap((mark) => {
      if (mark.type === 'link') {
        const href = mark.attrs?.['href'];
        if (typeof href === 'string' && isAllowedLink(href)) return [{ type: 'link', attrs: { href } }];
        removed.push(`link ${String(href).slice(0, 60)}`);
        return [];
      }
      if (allowedMarks.has(mark.type)) return [{ type: mark.type }];
      removed.push(`mark ${mark.type}`);
      return [];
    });
  }

  function cleanAll(nodes: readonly RichNode[], holder: string, depth: number): RichNode[] {
    if (depth > deepest) {
      if (nodes.length > 0) removed.push('nodes too deep');
      return [];
    }
    return nodes.flatMap((node) => cleanOne(node, holder, depth));
  }

  function cleanOne(node: RichNode, holder: string, depth: number): RichNode[] {
    const holds = allowedNodes[holder]?.holds ?? [];
    if (node.type === 'text') {
      if (typeof node.text !== 'string' || node.text === '') return [];
      if (!holds.includes('text'))
        return holds.includes('paragraph') ? [{ type: 'paragraph', content: [bare(node)] }] : [];
      return [holder === 'codeBlock' ? bare(node) : withMarks(node)];
    }
    const rule = Object.hasOwn(allowedNodes, node.type) ? allowedNodes[node.type] : undefined;
    const attrs = rule === undefined ? {} : attrsOf(node);
    const lacks = rule?.needs?.some((name) => attrs[name] === undefined) ?? false;
    if (rule === undefined || lacks || !holds.includes(node.type)) {
      removed.push(`node ${node.type.slice(0, 60)}`);
      return cleanAll(node.content ?? [], holder, depth + 1);
    }
    const content = cleanAll(node.content ?? [], node.type, depth + 1);
    return [
      {
        type: node.type,
        ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
        ...(content.length > 0 ? { content } : {}),
      },
    ];
  }

  const bare = (node: RichNode): RichNode => ({ type: 'text', text: node.text });
  function withMarks(node: RichNode): RichNode {
    const marks = marksOf(node);
    return marks.length > 0 ? { type: 'text', text: node.text, marks } : bare(node);
  }

  return { text: { type: 'doc', content: cleanAll(text.content, 'doc', 0) }, removed };
}
