export { LineChart } from '@mui/x-charts/LineChart'
