import type { BookCover } from '@bookstore/contract/api/cover';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Cover } from './Cover.tsx';

const show = (coverImage: string, cover?: BookCover) =>
  render(<Cover book={{ title: 'Owls', coverImage, ...(cover && { cover }) }} alt="Cover of Owls" sizes="10px" />);
const picture = () => screen.getByRole('img', { name: 'Cover of Owls' });

describe('Cover', () => {
  // E38
  it('a cover from the web is requested without a referrer', () => {
    show('https://example.com/a.png');
    expect(picture()).toHaveAttribute('src', 'https://example.com/a.png');
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  // E38
  it('a book without a picture gets a cover with its title', () => {
    show('javascript:alert(1)');
    expect(picture().querySelector('[data-text="Owls"]')).not.toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  // E39
  it('an SVG cover from the web is an image without scripts', () => {
    const url = 'https://example.com/a.svg#x';
    show(url);
    expect(picture().tagName).toBe('IMG');
    expect(picture()).toHaveAttribute('src', url);
    expect(document.querySelector('object, embed, iframe, use')).toBeNull();
  });

  const UPLOADED = { id: '0123456789abcdef0123456789abcdef', width: 480, height: 720 };

  it.each(['book-1.png', 'https://example.com/a.png', ''])('an uploaded cover is shown instead of %j', (named) => {
    show(named, UPLOADED);
    expect(picture()).toHaveAttribute('src', `${location.origin}/api/covers/${UPLOADED.id}.webp`);
    expect(picture()).not.toHaveAttribute('srcset');
    expect(picture()).toHaveAttribute('width');
    expect(picture()).toHaveAttribute('height');
  });

  it('an uploaded JPEG is requested at its own address', () => {
    show('book-1.png', { ...UPLOADED, type: 'jpeg' });
    expect(picture()).toHaveAttribute('src', `${location.origin}/api/covers/${UPLOADED.id}.jpg`);
  });

  it('a drawn cover replaces an uploaded picture that fails to load', () => {
    const { rerender } = show('book-1.png', UPLOADED);
    fireEvent.error(picture());
    expect(picture().querySelector('[data-text="Owls"]')).not.toBeNull();
    const next = { ...UPLOADED, id: 'f'.repeat(32) };
    rerender(<Cover book={{ title: 'Owls', cover: next }} alt="Cover of Owls" sizes="10px" />);
    expect(picture()).toHaveAttribute('src', expect.stringContaining(next.id));
  });
});
