import { Route, Routes } from 'react-router-dom';
import { aStore, renderShop } from '../../../app/test/renderShop.tsx';
import { BrowsePage } from '../BrowsePage.tsx';

export const openBrowse = (path = '/books', store = aStore()) =>
  renderShop(
    <Routes>
      <Route path="/books" element={<BrowsePage />} />
    </Routes>,
    { path, store },
  );

export const bookQueries = (requests: Request[]) =>
  requests.map(({ url }) => new URL(url)).flatMap(({ pathname, search }) => (pathname === '/api/books' ? search : []));
