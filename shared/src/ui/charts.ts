export { LineChart } from './LineChart.tsx'
export { SparkLineChart } from '@mui/x-charts/SparkLineChart'
