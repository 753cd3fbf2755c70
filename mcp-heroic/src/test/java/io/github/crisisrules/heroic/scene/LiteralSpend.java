package io.github.crisisrules.heroic.scene;

import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.Mastery;
import io.github.crisisrules.heroic.datafile.Power;
import io.github.crisisrules.heroic.datafile.PowerSet;
import io.github.crisisrules.heroic.datafile.Sfx;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Purchases with XP, as the price list says it. */
final class LiteralSpend {
    private final CastMember hero;
    private final int xp;
    private final Datafile sheet;
    private final Vector<Power> powers;

    private LiteralSpend(CastMember hero) {
        this.hero = hero;
        this.xp = hero.experience().xp();
        this.sheet = hero.datafile();
        this.powers = sheet.powerSets().flatMap(PowerSet::powers);
    }

    static boolean allows(CastMember hero, XpSpend spend) {
        return new LiteralSpend(hero).allows(spend);
    }

    /** Returns whether the sheet allows it. */
    private boolean allows(XpSpend spend) {
        if (spend instanceof XpSpend.GainPlotPoint one) {
            return plotPoint(one);
        }
        if (spend instanceof XpSpend.SwitchAffiliations one) {
            return switchAffiliations(one);
        }
        if (spend instanceof XpSpend.ReplaceDistinction one) {
            return replaceDistinction(one);
        }
        if (spend instanceof XpSpend.AddLimit one) {
            return addLimit(one);
        }
        if (spend instanceof XpSpend.ReplaceLimit one) {
            return replaceLimit(one);
        }
        if (spend instanceof XpSpend.UnlockResource one) {
            return unlockResource(one);
        }
        if (spend instanceof XpSpend.AddSfx one) {
            return addSfx(one);
        }
        if (spend instanceof XpSpend.StepUpPower one) {
            return stepUpPower(one);
        }
        if (spend instanceof XpSpend.AddPower one) {
            return addPower(one);
        }
        if (spend instanceof XpSpend.RemoveLimit one) {
            return removeLimit(one);
        }
        if (spend instanceof XpSpend.ReplacePowerSet one) {
            return replacePowerSet(one);
        }
        if (spend instanceof XpSpend.AddSpecialty one) {
            return addSpecialty(one);
        }
        if (spend instanceof XpSpend.UpgradeSpecialty one) {
            return upgradeSpecialty(one);
        }
        throw new AssertionError(spend);
    }

    private boolean plotPoint(XpSpend.GainPlotPoint spend) {
        return xp >= 1;
    }

    private boolean switchAffiliations(XpSpend.SwitchAffiliations spend) {
        return xp >= 5 && spend.first() != spend.second();
    }

    private boolean replaceDistinction(XpSpend.ReplaceDistinction spend) {
        return xp >= 5
                && sheet.distinctions().contains(spend.before())
                && !sheet.distinctions().contains(spend.after());
    }

    private boolean addLimit(XpSpend.AddLimit spend) {
        return xp >= 5
                && set(spend.powerSet()).isDefined()
                && !limits(sheet.powerSets()).contains(spend.limit());
    }

    private boolean replaceLimit(XpSpend.ReplaceLimit spend) {
        return xp >= 5
                && set(spend.powerSet()).exists(set -> set.limits().contains(spend.before()))
                && !limits(sheet.powerSets()).contains(spend.after());
    }

    private boolean unlockResource(XpSpend.UnlockResource spend) {
        return xp >= (spend.isMajor() ? 10 : 5) && !hero.experience().unlocked().contains(spend.resource());
    }

    private boolean addSfx(XpSpend.AddSfx spend) {
        return xp >= 10
                && set(spend.powerSet()).isDefined()
                && !sfx(sheet.powerSets()).contains(spend.sfx().name());
    }

    private boolean stepUpPower(XpSpend.StepUpPower spend) {
        return powers.find(power -> power.name().equals(spend.power()))
                .exists(power -> power.die() == DieSize.D10
                        ? xp >= 15
                        : xp >= 10 && (power.die() == DieSize.D6 || power.die() == DieSize.D8));
    }

    private boolean addPower(XpSpend.AddPower spend) {
        return xp >= 10
                && set(spend.powerSet()).isDefined()
                && !powers.map(Power::name).contains(spend.power());
    }

    private boolean removeLimit(XpSpend.RemoveLimit spend) {
        return xp >= 10
                && set(spend.powerSet())
                        .exists(set -> set.limits().size() >= 2 && set.limits().contains(spend.limit()));
    }

    private boolean replacePowerSet(XpSpend.ReplacePowerSet spend) {
        Vector<PowerSet> others = sheet.powerSets().reject(set -> set.name().equals(spend.before()));
        Vector<String> taken = others.flatMap(PowerSet::powers).map(Power::name);
        Vector<PowerSet> all = others.append(spend.after());
        return xp >= 15
                && set(spend.before()).isDefined()
                && !others.map(PowerSet::name).contains(spend.after().name())
                && !spend.after().powers().map(Power::name).exists(taken::contains)
                && !spend.after().powers().isEmpty()
                && isDistinct(all.flatMap(PowerSet::powers).map(Power::name))
                && isDistinct(limits(all))
                && isDistinct(sfx(all));
    }

    private boolean addSpecialty(XpSpend.AddSpecialty spend) {
        return xp >= 15 && sheet.specialties().forAll(mine -> !mine.name().equals(spend.specialty()));
    }

    private boolean upgradeSpecialty(XpSpend.UpgradeSpecialty spend) {
        return xp >= 15
                && sheet.specialties()
                        .exists(mine -> mine.name().equals(spend.specialty()) && mine.mastery() == Mastery.EXPERT);
    }

    // Limits and special effects are called by name alone, so they have distinct names in all power sets together.
    private static Vector<String> limits(Vector<PowerSet> sets) {
        return sets.flatMap(PowerSet::limits);
    }

    private static Vector<String> sfx(Vector<PowerSet> sets) {
        return sets.flatMap(PowerSet::sfx).map(Sfx::name);
    }

    private static boolean isDistinct(Vector<String> names) {
        return names.distinct().size() == names.size();
    }

    private Option<PowerSet> set(String name) {
        return sheet.powerSets().find(set -> set.name().equals(name));
    }
}
