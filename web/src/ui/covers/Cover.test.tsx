import type { BookCover } from '@bookstore/contract/api/cover';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Cover } from './Cover.tsx';

const show = (coverImage: string, cover?: BookCover) =>
  render(<Cover book={{ title: 'Owls', coverImage, ...(cover && { cover }) }} alt="Cover of Owls" sizes="10px" />);
const picture = () => screen.getByRole('img', { name: 'Cover of Owls' });

describe('Cover', () => {
  // E38
  it('requests a cover from the web without a referrer', () => {
    show('https://example.com/a.png');
    expect(picture()).toHaveAttribute('src', 'https://example.com/a.png');
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  // E38
  it('draws a cover with the title for a book without picture', () => {
    show('javascript:alert(1)');
    expect(picture().querySelector('[data-text="Owls"]')).not.toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  // E39
  it('shows an SVG cover as an image without scripts', () => {
    const url = 'https://example.com/a.svg#x';
    show(url);
    expect(picture().tagName).toBe('IMG');
    expect(picture()).toHaveAttribute('src', url);
    expect(document.querySelector('object, embed, iframe, use')).toBeNull();
  });

  const UPLOADED = { id: '0123456789abcdef0123456789abcdef', width: 480, height: 720 };

  it.each(['book-1.png', 'https://example.com/a.png', ''])('shows an uploaded cover instead of %j', (named) => {
    show(named, UPLOADED);
    expect(picture()).toHaveAttribute('src', `${location.origin}/api/covers/${UPLOADED.id}.webp`);
    expect(picture()).not.toHaveAttribute('srcset');
    expect(picture()).toHaveAttribute('width');
    expect(picture()).toHaveAttribute('height');
  });

  it('requests an uploaded JPEG at its own address', () => {
    show('book-1.png', { ...UPLOADED, type: 'jpeg' });
    expect(picture()).toHaveAttribute('src', `${location.origin}/api/covers/${UPLOADED.id}.jpg`);
  });

  it('draws a cover if an uploaded picture fails to load', () => {
    const { rerender } = show('book-1.png', UPLOADED);
    fireEvent.error(picture());
    expect(picture().querySelector('[data-text="Owls"]')).not.toBeNull();
    const next = { ...UPLOADED, id: 'f'.repeat(32) };
    rerender(<Cover book={{ title: 'Owls', cover: next }} alt="Cover of Owls" sizes="10px" />);
    expect(picture()).toHaveAttribute('src', expect.stringContaining(next.id));
  });
});
