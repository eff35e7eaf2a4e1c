// The push service's own worker. Only its script registers this file, and only where the service
// is configured.
importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js');
