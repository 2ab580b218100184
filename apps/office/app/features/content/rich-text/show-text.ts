import type { JSONContent } from '@tiptap/core';
import type { Editor } from '@tiptap/react';

/**
 * Shows a text that comes from elsewhere: from a step that was taken back, or from another editor. Only what differs is
 * put in, so that the caret stays where it was, or goes to the change where that is what was written in last.
 */
export function showText(editor: Editor, content: JSONContent): void {
  const { doc } = editor.state;
  const next = editor.schema.nodeFromJSON(content);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [until, nextUntil] = [end.a + overlap, end.b + overlap];
  const change = editor.state.tr.replace(start, until, next.slice(start, nextUntil));
  // What fits in another way than it was is put in as a whole.
  if (!change.doc.eq(next)) editor.commands.setContent(content, { emitUpdate: false });
  else {
    editor.view.dispatch(change.setMeta('preventUpdate', true));
    if (editor.isFocused) editor.commands.setTextSelection(nextUntil);
  }
}
