import { Outlet } from "react-router";

export default function Unbuilt() {
  return <Outlet />;
}
