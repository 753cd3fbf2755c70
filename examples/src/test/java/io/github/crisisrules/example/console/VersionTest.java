package io.github.crisisrules.example.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.example.Demonstration;
import io.github.crisisrules.example.encounter.ColossusGame;
import io.github.crisisrules.example.encounter.HulkGame;
import io.github.crisisrules.example.encounter.MeasuredRampage;
import io.github.crisisrules.example.heroic.HeroicActionOdds;
import io.github.crisisrules.example.organizer.Organizer;
import io.github.crisisrules.example.tournament.ChallengerEvent;
import io.github.crisisrules.example.tournament.ShowPage;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class VersionTest {
    private interface Main {
        void start(String[] args) throws Exception;
    }

    @Test
    void everyProgramShowsItsVersion() throws Exception {
        Main[] programs = {
            Demonstration::main,
            ColossusGame::main,
            HulkGame::main,
            MeasuredRampage::main,
            HeroicActionOdds::main,
            ChallengerEvent::main,
            ShowPage::main,
            Organizer::main
        };
        for (Main program : programs) {
            assertThat(printed(program)).matches("Crisis Rules [0-9]+[.][0-9]+[.][0-9]+.*, examples\n");
        }
    }

    private static String printed(Main program) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            program.start(new String[] {Version.ARGUMENT});
        } finally {
            System.setOut(before);
        }
        return printed.toString(UTF_8);
    }
}
