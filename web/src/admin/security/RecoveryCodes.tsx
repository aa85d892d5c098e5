import type { FactorSet } from '@bookstore/contract/api/factor';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/factor';
import { shop } from '@bookstore/shop/shop';
import { useId, useState } from 'react';
import { copyText } from '../../lib/copyText.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useHeldDialog } from '../../ui/Modal.tsx';

export function FactorDone({ done: { first }, onClose }: { done: FactorSet; onClose: () => void }) {
  return (
    <div className="grid gap-5">
      <Alert tone="note">{first ? messages.firstFactorIsSet : messages.factorIsSet}</Alert>
      {first ? (
        <RecoveryCodes codes={first.recoveryCodes} onClose={onClose} />
      ) : (
        <div className="flex justify-end">
          <Button autoFocus onClick={onClose}>
            {common.close}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Recovery codes are shown once, so an accidental press must not close them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const descriptionId = useId();
  const box = useHeldDialog<HTMLDivElement>(true);
  const text = codes.join('\n');
  const copy = () =>
    void copyText(text).then(
      () => setOutcome(messages.copied),
      () => setOutcome(messages.notCopied),
    );
  const save = () => saveFile('recovery-codes.txt', 'text/plain;charset=utf-8', `${shop.name}\n\n${text}\n`);
  return (
    <div ref={box} className="grid gap-5">
      <p className="hidden font-medium print:block">{shop.name}</p>
      <p id={descriptionId}>{messages.keepCodes}</p>
      <ol className="grid gap-x-8 gap-y-1 rounded-control bg-paper-sunk p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-end gap-3 print:hidden">
        <p role="status" className="mr-auto text-ink-soft text-sm">
          {outcome}
        </p>
        <Button look="secondary" autoFocus aria-describedby={descriptionId} onClick={copy}>
          {messages.copy}
        </Button>
        <Button look="secondary" onClick={save}>
          {messages.saveAsFile}
        </Button>
        <Button onClick={onClose}>{messages.codesSaved}</Button>
      </div>
    </div>
  );
}
