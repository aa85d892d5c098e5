import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PageState {
  selections: Record<string, readonly { _id: string }[]>;
  /** Chosen pictures by the draft's id, because session storage cannot hold a file. */
  pictures: Record<string, File>;
  /** Unsent messages to customers, by order. */
  messages: Record<string, string>;
  /** The page that an admin left to log in again. */
  pageToReturnTo: string | null;
}

export interface WithPageState {
  pageState: PageState;
}

/** State of dashboard pages that outlives them. */
export const pageStateSlice = createSlice({
  name: 'pageState',
  initialState: (): PageState => ({ selections: {}, pictures: {}, messages: {}, pageToReturnTo: null }),
  reducers: {
    selectionKept: (state, { payload }: PayloadAction<{ list: string; items: readonly { _id: string }[] }>) => ({
      ...state,
      selections: { ...state.selections, [payload.list]: payload.items },
    }),
    selectionsCleared: (state) => ({ ...state, selections: {} }),
    pictureKept: (state, { payload: { id, file } }: PayloadAction<{ id: string; file: File | null }>) => {
      const { [id]: _, ...others } = state.pictures;
      return { ...state, pictures: file ? { ...others, [id]: file } : others };
    },
    /** '' removes the message. */
    messageKept: (state, { payload: { id, text } }: PayloadAction<{ id: string; text: string }>) => {
      const { [id]: _, ...others } = state.messages;
      return { ...state, messages: text ? { ...others, [id]: text } : others };
    },
    draftsCleared: (state) => ({ ...state, pictures: {}, messages: {} }),
    pageLeft: (state, { payload }: PayloadAction<string | null>) => ({ ...state, pageToReturnTo: payload }),
  },
});

export const { selectionKept, selectionsCleared, pictureKept, messageKept, draftsCleared, pageLeft } =
  pageStateSlice.actions;
