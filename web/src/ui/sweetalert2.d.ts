/** This build without styles has no types of its own. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  import SweetAlert from 'sweetalert2';
  export default SweetAlert;
}
