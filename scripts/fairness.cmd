@echo off
rem The fairness kit from the sources: scripts\fairness run challenger -o report.html
rem Compiles once; delete research\mcp-fairness\target\fairness.classpath to have it compiled again.
rem FAIRNESS_CLASSPATH adds jars or folders with classes of your own.
setlocal
set "root=%~dp0.."
set "path_file=%root%\research\mcp-fairness\target\fairness.classpath"
if not exist "%path_file%" (
  echo fairness: compiling, once 1>&2
  pushd "%root%"
  call mvn -q %MAVEN_ARGS% -Dmaven.test.skip=true -pl :mcp-fairness -am process-classes org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath "-Dmdep.outputFile=%path_file%.new" -DincludeScope=runtime 1>&2
  if errorlevel 1 (popd & exit /b 1)
  popd
  move /y "%path_file%.new" "%path_file%" >nul
)
set "jars="
for /f "usebackq delims=" %%p in ("%path_file%") do set "jars=%%p"
set "own="
if defined FAIRNESS_CLASSPATH set "own=;%FAIRNESS_CLASSPATH%"
java %FAIRNESS_JAVA_OPTS% -cp "%root%\research\mcp-fairness\target\classes;%jars%%own%" io.github.crisisrules.fairness.command.Fairness %*
exit /b %errorlevel%
