import { circle, path, placed, polygon, stroke } from '../svg.ts';

const SKIN = ['#f3c8a0', '#b9774c', '#8a5433', '#e0a878'] as const;
const HAIR = ['#2a1a14', '#6b3a1e', '#d9a441', '#3a3a44'] as const;

/** An open book seen from the reader's far side, its spine at 0,0. */
export function openBook(cover: string): string {
  return (
    polygon(
      [
        [-34, -24],
        [0, -14],
        [34, -24],
        [34, 12],
        [0, 22],
        [-34, 12],
      ],
      cover,
    ) +
    polygon(
      [
        [-30, -28],
        [0, -18],
        [0, 16],
        [-30, 6],
      ],
      '#fff8ea',
    ) +
    polygon(
      [
        [30, -28],
        [0, -18],
        [0, 16],
        [30, 6],
      ],
      '#efe2c8',
    )
  );
}

/** Somebody who sits on the ground with a book; the ground is at y = 0. `kind` varies skin and hair. */
export function reader(kind: number, coat: string, legs: string, cover: string): string {
  const skin = SKIN[kind % 4] ?? SKIN[0];
  const hair = HAIR[(kind * 3 + 1) % 4] ?? HAIR[0];
  return (
    stroke('M-20 -14C10 -30 44 -40 56 -34L74 -4', legs, 22) +
    stroke('M-24 -12C20 -8 50 -16 66 -4', legs, 20) +
    path('M-44 0C-52 -50 -44 -92 -14 -98C14 -96 18 -50 10 -6Z', coat) +
    stroke('M-6 -78C6 -54 22 -52 38 -58', coat, 16) +
    circle(-12, -120, 24, skin) +
    path('M-38 -112C-42 -150 -12 -154 4 -144C18 -136 14 -126 10 -126C-6 -130 -16 -124 -22 -108Z', hair) +
    placed(openBook(cover), 46, -66, 0.72, -14)
  );
}

/** The back of a head and shoulders, as seen from the row behind; cut off at y = 0. */
export function listener(tone: string, isTall: boolean): string {
  const top = isTall ? -96 : -82;
  return (
    path(
      `M-62 0C-62 ${top + 52} -30 ${top + 40} -14 ${top + 32}V${top + 14}H14V${top + 32}C30 ${top + 40} 62 ${top + 52} 62 0Z`,
      tone,
    ) + circle(0, top, 30, tone)
  );
}
