import * as messages from '@bookstore/messages/account';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { alertUser } from '../../ui/notify.ts';
import { authErrorMessage } from './authErrorMessage.ts';
import { useAuth } from './context.ts';

/** Never disabled: a second press cancels the first window, and the cancelled press shows no message. */
export function GoogleButton({ onSuccess }: { onSuccess: () => void }) {
  const { signInWithGoogle } = useAuth();
  const presses = useRef(0);
  const [help, setHelp] = useState('');
  const signIn = async () => {
    presses.current += 1;
    const press = presses.current;
    setHelp('');
    try {
      await signInWithGoogle();
    } catch (error) {
      if (press < presses.current) return;
      setHelp(authErrorMessage('google', error));
      alertUser(messages.googleSignInFailed);
      return;
    }
    onSuccess();
  };
  return (
    <div className="grid gap-3">
      <Button look="secondary" className="w-full" onClick={() => void signIn()}>
        <GoogleMark />
        {messages.signInWithGoogle}
      </Button>
      <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {help}
      </p>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path fill="#4285f4" d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4Z" />
      <path fill="#34a853" d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.1H3.1v2.6A10 10 0 0 0 12 22Z" />
      <path fill="#fbbc05" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9L6.4 14Z" />
      <path
        fill="#ea4335"
        d="M12 6a5.4 5.4 0 0 1 3.8 1.5l2.9-2.9A9.7 9.7 0 0 0 12 2a10 10 0 0 0-8.9 5.5l3.3 2.6A6 6 0 0 1 12 6Z"
      />
    </svg>
  );
}
