/** The build without styles has no types. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  import SweetAlert from 'sweetalert2';
  export default SweetAlert;
}
