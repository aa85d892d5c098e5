// The first floor of the benchmark: bare Express on $PORT.
import { createFloor } from './floor.ts';

createFloor().listen(Number(process.env.PORT), '127.0.0.1');
