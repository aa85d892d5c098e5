/*
Replaces https://apis.google.com/js/api.js, which is unreachable, by the part of `gapi.iframes` that connects the
sign-in SDK with the provider's frame.
*/
(() => {
  const LABEL = 'gapi-shim';
  const handlers = new Map();
  const early = new Map();
  const replies = new Map();
  let lastId = 0;

  const answer = async ({ source, data: { id, name, payload } }) => {
    const result = await handlers.get(name)(payload);
    source.postMessage({ label: LABEL, kind: 'reply', id, result }, '*');
  };

  const receiveCall = (event) => {
    const { name } = event.data;
    if (handlers.has(name)) void answer(event);
    else early.set(name, [...(early.get(name) ?? []), event]);
  };

  const receiveReply = ({ data: { id, result } }) => {
    const onReply = replies.get(id);
    replies.delete(id);
    try {
      onReply?.([result]);
    } catch {
      // Google's script does the same: the SDK's callback throws even on success.
    }
  };

  window.addEventListener('message', (event) => {
    if (event.data?.label !== LABEL) return;
    if (event.data.kind === 'call') receiveCall(event);
    else receiveReply(event);
  });

  /** Calls wait for their handler. */
  const connectTo = (getWindow) => ({
    register(name, handler) {
      handlers.set(name, handler);
      for (const event of early.get(name) ?? []) void answer(event);
      early.delete(name);
    },
    send(name, payload, onReply = () => undefined) {
      lastId += 1;
      const id = `${location.origin}-${lastId}`;
      replies.set(id, onReply);
      getWindow().postMessage({ label: LABEL, kind: 'call', id, name, payload }, '*');
    },
    ping(onReply) {
      return new Promise((resolve) => {
        this.send('ping', null, (result) => {
          onReply(result);
          resolve(result);
        });
      });
    },
    restyle: () => Promise.resolve(),
  });

  const openFrame = ({ where, url, attributes }, onOpen) => {
    const frame = document.createElement('iframe');
    const { style, ...rest } = attributes;
    Object.assign(frame.style, style);
    for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, value);
    const opened = new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(onOpen(connectTo(() => frame.contentWindow))));
    });
    frame.src = url;
    where.append(frame);
    return opened;
  };

  handlers.set('ping', () => 'pong');
  const context = { open: openFrame, getParentIframe: () => connectTo(() => window.parent) };
  const iframes = {
    Iframe: class {},
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => context,
  };
  window.gapi = {
    load(_module, { callback }) {
      window.gapi.iframes = iframes;
      callback();
    },
  };
  // Google's loader does the same.
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
})();
