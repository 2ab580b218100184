import { orderAttachmentCalls } from '@cutsite/contracts/attachment';
import { problemMessage } from '@cutsite/contracts/problem';
import { attachmentHolders, fileFault, headLength, shownFileName } from '@cutsite/domain/attachment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { bodyOf } from '../../../platform/failure/body-of.ts';

const { addAttachment, listAttachments, removeAttachment } = orderAttachmentCalls;

/** A file on its way. */
interface Uploading {
  readonly name: string;
  /** From 0 to 1. */
  readonly part: number;
}

/** Why a file is not sent at all: the rules of the service, asked before the first byte leaves. Null: it may go. */
async function refusalOf(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  return fileFault({ fileName: file.name, byteSize: file.size, head }, attachmentHolders.order);
}

/** The files of an order: what is there, what is on its way, and what was refused. */
export function useAttachments(orderId: string) {
  const client = useQueryClient();
  const queryKey = ['attachments', orderId];
  const { data: files } = useQuery({
    queryKey,
    queryFn: async () => {
      const answer = await api.call(listAttachments, { params: { id: orderId } });
      return bodyOf(answer);
    },
    staleTime: 0,
  });
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const readAgain = () => client.invalidateQueries({ queryKey });

  const add = async (file: File): Promise<void> => {
    setRefusal(null);
    const refused = await refusalOf(file);
    if (refused !== null) return setRefusal(refused);
    const controller = new AbortController();
    stop.current = controller;
    setUploading({ name: shownFileName(file.name), part: 0 });
    const answer = await api.upload(addAttachment, {
      params: { id: orderId },
      query: { file_name: file.name },
      file,
      signal: controller.signal,
      onProgress: (part) => setUploading((now) => now && { ...now, part }),
    });
    await readAgain();
    setUploading(null);
    if (!answer.ok && !controller.signal.aborted) setRefusal(problemMessage(answer.problem));
  };

  const remove = async (id: string): Promise<void> => {
    setRefusal(null);
    const answer = await api.call(removeAttachment, { params: { id: orderId, attachment_id: id } });
    if (!answer.ok) setRefusal(problemMessage(answer.problem));
    await readAgain();
  };
  return { orderId, files, uploading, refusal, add, remove, cancel: () => stop.current?.abort() };
}
