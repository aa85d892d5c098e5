import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

export type Dispatch<State = unknown> = ThunkDispatch<State, unknown, UnknownAction>;

export const useThunkDispatch = <State = unknown>(): Dispatch<State> => useDispatch<Dispatch<State>>();
