import { LIMITS } from '@bookstore/contract/limits';
import { isCounterSale } from '@bookstore/contract/payment';
import { close as closeLabel } from '@bookstore/messages/common';
import { nowHasStatus, orderLabel } from '@bookstore/messages/dashboardOrders';
import * as messages from '@bookstore/messages/tracking';
import { type FormEvent, useState } from 'react';
import { adminOrdersApi } from '../../../api/adminOrdersApi.ts';
import { ordersApi } from '../../../api/ordersApi.ts';
import { getProblem } from '../../../api/problem.ts';
import { forEachConcurrently } from '../../../lib/forEachConcurrently.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { statusLabel } from '../../../ui/orderStatus/orderStatus.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { FILE_CONTROL } from '../../ui/fileControl.ts';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import { failureReason } from '../../ui/retryRateLimited.ts';
import { type Dispatch, useThunkDispatch } from '../../ui/thunks.ts';
import { readTrackingFile, type TrackingRow } from './trackingFile.ts';

export function TrackingDialog({ onClose }: { onClose: () => void }) {
  const { rows, outcomes, problem, isRunning, start } = useTracking();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [file, carrier] = [typed.get('file'), typed.get('carrier')];
    if (file instanceof File && typeof carrier === 'string' && !isRunning) void start(file, carrier.trim());
  };
  const added = [...outcomes.values()].filter((outcome) => outcome === messages.added).length;
  return (
    <Modal title={messages.title} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit} className="grid gap-5">
          <p className="text-ink-soft">{messages.hint}</p>
          {problem && <Alert>{problem}</Alert>}
          <TextField label={messages.carrier} name="carrier" required maxLength={LIMITS.carrier} autoComplete="off" />
          <Field label={messages.file}>
            {({ id }) => (
              <input
                id={id}
                name="file"
                type="file"
                required
                accept=".csv,.txt,text/csv"
                className={`${FILE_CONTROL} border-line-strong`}
              />
            )}
          </Field>
          <p role="status" className="tabular-nums empty:hidden">
            {rows.length > 0 && messages.done(added, rows.length)}
          </p>
          <LongTable
            label={messages.results}
            headings={[orderLabel, messages.results]}
            rows={rows.filter(({ line }) => outcomes.has(line))}
            renderRow={({ line, order }) => (
              <tr key={line} className="wrap-anywhere">
                <th scope="row" className={`${LONG_TABLE_CELL} font-medium`}>
                  {messages.rowOf(line, order)}
                </th>
                <td className={LONG_TABLE_CELL}>{outcomes.get(line)}</td>
              </tr>
            )}
          />
          <DialogActions>
            <Button look="secondary" onClick={close}>
              {closeLabel}
            </Button>
            <Button type="submit" aria-busy={isRunning}>
              {messages.action}
            </Button>
          </DialogActions>
        </form>
      )}
    </Modal>
  );
}

/** A file may have thousands of rows. */
const ROWS_PER_UPDATE = 25;

/** Unmounting stops the run. Sending the same file again changes nothing. */
function useTracking() {
  const dispatch = useThunkDispatch();
  const [rows, setRows] = useState<readonly TrackingRow[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, string>>(new Map());
  const [problem, setProblem] = useState('');
  const [isRunning, setIsRunning] = useState(false);
  const { begin } = useLatestRun();
  const start = async (file: File, carrier: string) => {
    const isCancelled = begin();
    setOutcomes(new Map());
    setProblem('');
    let read: TrackingRow[] = [];
    try {
      read = readTrackingFile(new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setRows(read);
    if (read.length === 0) return setProblem((before) => before || messages.noRows);
    setIsRunning(true);
    const results = new Map<number, string>();
    const take = async (row: TrackingRow) => {
      results.set(row.line, row.problem || (await sendTracking(dispatch, row, carrier).catch(failureReason)));
      if (results.size % ROWS_PER_UPDATE === 0) setOutcomes(new Map(results));
    };
    await forEachConcurrently(read, take, isCancelled);
    setOutcomes(results);
    setIsRunning(false);
    dispatch(ordersApi.util.invalidateTags(['AdminOrders']));
  };
  return { rows, outcomes, problem, isRunning, start };
}

/** Hooks would render the dialog for each call. @throws errors of a call */
async function sendTracking(dispatch: Dispatch, { order, number }: TrackingRow, carrier: string): Promise<string> {
  const { getAdminOrders, noteOrder } = adminOrdersApi.endpoints;
  const search = getAdminOrders.initiate({ q: order, limit: 10 }, { subscribe: false, forceRefetch: true });
  const { orders } = await dispatch(search).unwrap();
  const [found, another] = orders.filter(({ _id }) => _id.startsWith(order));
  if (!found) return messages.noSuchOrder;
  if (another) return messages.severalOrders;
  if (found.pickup || isCounterSale(found)) return messages.noParcel;
  const canBeSent = found.status === 'placed' || found.status === 'packed' || found.status === 'delivered';
  if (!canBeSent) return nowHasStatus(statusLabel(found.status, found), '');
  const notes = { tracking: { carrier, number } };
  const { error } = await dispatch(noteOrder.initiate({ id: found._id, notes }, { track: false }));
  return error ? (getProblem(error)?.detail ?? failureReason(error)) : messages.added;
}
