import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PageState {
  selections: Record<string, readonly { _id: string }[]>;
  /** Chosen pictures by the draft's id, because session storage cannot hold a file. */
  pictures: Record<string, File>;
  /** The page that an admin left to log in again. */
  pageToReturnTo: string | null;
}

export interface WithPageState {
  pageState: PageState;
}

/** State of dashboard pages that outlives them. */
export const pageStateSlice = createSlice({
  name: 'pageState',
  initialState: (): PageState => ({ selections: {}, pictures: {}, pageToReturnTo: null }),
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
    picturesCleared: (state) => ({ ...state, pictures: {} }),
    pageLeft: (state, { payload }: PayloadAction<string | null>) => ({ ...state, pageToReturnTo: payload }),
  },
});

export const { selectionKept, selectionsCleared, pictureKept, picturesCleared, pageLeft } = pageStateSlice.actions;
