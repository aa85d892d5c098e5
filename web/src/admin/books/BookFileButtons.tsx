import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { useBooksExport } from './file/useBooksExport.ts';

/** Books from and to a file. */
export function BookFileButtons() {
  const { progress, start, cancel } = useBooksExport();
  const isRunning = progress !== null;
  return (
    <>
      <p role="status" className="text-ink-soft text-sm tabular-nums empty:hidden">
        {progress}
      </p>
      <Link to={paths.importBooks} className={buttonClass('secondary', 'px-4!')}>
        Import
      </Link>
      <Button look="secondary" className="px-4!" onClick={() => (isRunning ? cancel() : void start())}>
        {isRunning ? 'Stop the export' : 'Export'}
      </Button>
    </>
  );
}
