/** The build without styles of its own ships without types; it is the same library. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  import SweetAlert from 'sweetalert2';
  export default SweetAlert;
}
