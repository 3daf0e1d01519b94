import { Link } from "react-router";

/** Says why no letter can be sent while the settings do not name who runs the site. */
export function NoOperator() {
  return (
    <p>
      <strong>No letter can be sent yet.</strong> By law, each one must end with a name and a postal
      address. Enter who runs the site in <Link to="/admin/settings">Settings</Link>, and publish
      it. You can send yourself a test before that.
    </p>
  );
}
